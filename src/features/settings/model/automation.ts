import type { OtherPlugin } from '@/contract/types';
import type { Site } from '@/lib/site';

export const AUTOMATION = 'uncanny-automator';

/** Spec 2, 2.7: 1 to install and activate, 2 to set up, 3 when that is done. */
export function automationStep( { active, setup_complete: isSetUp }: OtherPlugin ): 1 | 2 | 3 {
	if ( ! active ) {
		return 1;
	}
	return isSetUp ? 3 : 2;
}

/** Pages of the other plugin in this site's admin. */
export function automationPage( { admin_url: admin }: Site, page: 'wizard' | 'recipe' ): string {
	return page === 'wizard'
		? `${ admin }edit.php?post_type=uo-recipe&page=uncanny-automator-setup-wizard`
		: `${ admin }post-new.php?post_type=uo-recipe`;
}
