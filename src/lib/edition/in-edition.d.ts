import type { Feature } from '@/contract/features';

declare global {
	/**
	 * Features in the current edition: the build replaces each with true or false (tools/release/build/edition.mjs) and removes code
	 * that only runs if it is true. So use the full expression at the call. What a site is allowed to use is another question,
	 * which `site.features` answers.
	 */
	const IN_EDITION: Readonly< Record< Feature | 'plans' | 'usage', boolean > >;
}
