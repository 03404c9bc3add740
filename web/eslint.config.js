// What prettier and svelte-check leave open: unused things, keys of lists, `any`, long lines, tangled functions.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig([
  globalIgnores(["src/boards/*/shown.ts"]), // shown.ts is made by `make types`
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      complexity: ["error", 15],
      "max-len": ["error", { code: 140 }],
      "max-lines": ["error", 700],
      // a parameter that has to be there, because one behind it is used
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }],
      // a map that is filled within one derivation, or that nothing is drawn from, is a value and no state
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["*.js", "*.ts"], languageOptions: { globals: globals.node } },
  { files: ["public/*.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
]);
