import type { Plugin } from 'vite';

/**
 * Marks what the router does while it loads as free of side effects. Without the marks, components
 * that nothing here uses stay in the build.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) =>
        code
          // Only developer tools read these names.
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ '),
    },
  };
}
