import { deferred } from '../../shared/deferred/deferred.tsx';
import { Hero } from './hero.tsx';
import type { HeroProps } from './hero.tsx';

const HomeSections = deferred(() => import('./home-sections.tsx'));

export function HomePage(hero: HeroProps) {
  return (
    <>
      <Hero {...hero} />
      <HomeSections />
    </>
  );
}
