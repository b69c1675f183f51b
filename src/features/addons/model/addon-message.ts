import { __ } from '@wordpress/i18n';
import type { AddonSlug } from '@/contract/features';
import { addonName } from '@/lib/edition/feature-label';
import { sprintf } from '@/lib/labels/sprintf';

const KEY = 'userfeedback-addon-news';

interface AddonMessage {
	addon: AddonSlug;
	/** Scroll position in pixels. */
	scroll: number;
}

/** Stores the message and the scroll position for the next page load. */
export function storeMessage( news: AddonMessage ): void {
	try {
		window.sessionStorage.setItem( KEY, JSON.stringify( news ) );
	} catch {
		// Then the page starts at the top, and the card shows the news.
	}
}

/** Returns it once. */
export function takeMessage(): AddonMessage | null {
	try {
		const kept = window.sessionStorage.getItem( KEY );
		window.sessionStorage.removeItem( KEY );
		return kept === null ? null : ( JSON.parse( kept ) as AddonMessage );
	} catch {
		return null;
	}
}

export function newsText( addon: AddonSlug ): string {
	const name = addonName( addon );
	const place = placeOf( addon );
	return place === null
		? /* translators: %s: names of add-ons */
			sprintf( __( '%s has been activated!', 'userfeedback' ), name )
		: /* translators: 1: name of an add-on. 2: where it is found, such as a step of the survey builder */
			sprintf( __( '%1$s is active. You’ll find it under %2$s.', 'userfeedback' ), name, place );
}

/** Returns where an owner finds its features; null if that is several places. */
function placeOf( addon: AddonSlug ): string | null {
	switch ( addon ) {
		case 'question-types':
			return __( 'Questions → Add question', 'userfeedback' );
		case 'templates':
			return __( 'New survey setup', 'userfeedback' );
		case 'branding':
			return __( 'Questions → Branding', 'userfeedback' );
		case 'targeting':
		case 'behavior':
		case 'geo-restrictions':
			return __( 'Survey settings', 'userfeedback' );
		case 'post-ratings':
			return __( 'Post Ratings, below Results in the menu', 'userfeedback' );
		case 'heatmaps':
			return __( 'Heatmaps, below Results in the menu', 'userfeedback' );
		default:
			return null;
	}
}
