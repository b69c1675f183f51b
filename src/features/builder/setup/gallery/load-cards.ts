import type { CardsBundle } from '@widget/shared/api/template-cards';
import { loadScript } from '@/lib/load-script';

/** Loads the visitors' card. */
export function loadCards( address: string ): Promise< CardsBundle > {
	return loadScript( address, () => window.userfeedback_cards );
}
