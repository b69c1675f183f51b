import type { Cards } from '@widget/cards/door';
import { loadScript } from '@/lib/load-script';

/** Loads the visitors' card. */
export function loadCards( address: string ): Promise< Cards > {
	return loadScript( address, () => window.userfeedback_cards );
}
