import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "public", "dist"] },
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off", // `noUncheckedIndexedAccess` asks for them where an index is known to be good
      "@typescript-eslint/no-dynamic-delete": "off", // of data-… attributes
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/no-at-html-tags": "off", // drawings are SVG text of our own; what players type never gets there
      "svelte/prefer-svelte-reactivity": "off", // maps and sets here are made anew, not changed
      "svelte/no-navigation-without-resolve": "off", // this is no SvelteKit
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
