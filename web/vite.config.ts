import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Everything that is shipped says whose it is.
const SHIPPED = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/jetbrains-mono",
  "@fontsource-variable/oxanium",
  "lucide-static",
  "@fluent/bundle",
  "svelte",
];
function credits(): Plugin {
  return {
    name: "credits",
    generateBundle() {
      const texts = SHIPPED.map((name) => {
        const folder = new URL(`node_modules/${name}/`, import.meta.url);
        const file = readdirSync(folder).find((f) => /^licen[cs]e/i.test(f));
        const { version, license } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
        return `${name} ${version} (${license})\n\n${file ? readFileSync(new URL(file, folder), "utf8") : ""}`;
      });
      this.emitFile({ type: "asset", fileName: "credits.txt", source: texts.join("\n\n" + "-".repeat(72) + "\n\n") });
    },
  };
}

// Smaller copies of all text, made once: the server sends the one that the browser takes.
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)) continue;
        const data = readFileSync(`${folder}/${name}`);
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(data));
        writeFileSync(`${folder}/${name}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

const SHARED = /\/src\/(look|net|words\/words|route|home|boards\/plugins|shell\/(Still|Delta|terms))/;

export default defineConfig({
  plugins: [svelte(), credits(), packed()],
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../src/rulewright/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: address, so that the content security policy stays short
    target: "es2023",
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // what the first page and a table share is one file: each file costs its headers
      output: { codeSplitting: { groups: [{ name: "shared", test: SHARED, minShareCount: 2 }] } },
    },
    modulePreload: { polyfill: false }, // what reads es2023 preloads by itself
  },
});
