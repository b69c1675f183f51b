import type { Feature } from '@/contract/features';

declare global {
	/**
	 * What the edition that is built has: the build puts a true or a false for each (tools/build/edition.mjs), and leaves out
	 * the code that only a false one would have run. So ask it by name, where the code is called. What a site may use of it
	 * is another question, which `site.features` answers.
	 */
	const IN_EDITION: Readonly< Record< Feature | 'plans' | 'usage', boolean > >;
}
