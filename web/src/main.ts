import "./look/fonts.css";
import "./look/tokens.css";
import "./look/console.css";
import "./look/boards.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hangSprite } from "./look/sprite";

hangSprite();
mount(App, { target: document.getElementById("app")! });
