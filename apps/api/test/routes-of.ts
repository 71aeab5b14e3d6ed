import type { FastifyInstance } from 'fastify';

/** Every route that an app serves, as "GET /path/:id/"; a HEAD that only echoes a GET is left out. */
export function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      // Each level of the tree is four characters deep, and ends in a dash and a space.
      const [, branch, segment, methods] = /^(.*── )(\S+) \(([\w, ]+)\)$/u.exec(line) ?? [];
      if (branch === undefined || segment === undefined || methods === undefined) return [];
      path.splice(branch.length / 4 - 1, Infinity, segment);
      const names = methods.split(', ');
      return names
        .filter((name) => name !== 'HEAD' || !names.includes('GET'))
        .map((name) => `${name} ${path.join('')}`);
    });
}
