import type { WidgetManifest } from '../../../src/contract/types';
import type { Site } from '../../shared/api/page-api';
import type { Places } from '../../shared/api/places';
import { pageAddress } from './page-address';

/** Normalizes an address: without a trailing slash or a query that doesn't identify content. */
const pageAt = ( address: string ): string =>
	pageAddress( address ).replace( /\/?(\?[^#]*?(\bp(age_id)?=\d+)?[^#]*)?(?=#|$)/, '$2' );

let boxes: ResizeObserver | undefined;

/**
 * Returns the page that has replaced another without loading; undefined if it is still the same.
 *
 * A manifest describes the address it was found at. For content without one, only the address and title are known.
 *
 * @param changed called when a place for a survey becomes visible or hidden.
 */
export function findNextSite(
	site: Site,
	places: Places,
	found: WidgetManifest | null,
	changed: ( hasNew: unknown ) => void
): Site | undefined {
	const { manifest: before, text: textBefore = JSON.stringify( before ), home: homeBefore = site.address } = site;
	const text = JSON.stringify( found );
	const isNew = text !== textBefore;
	if (
		boxes &&
		! isNew &&
		pageAddress() === pageAddress( site.address ) &&
		places.size === site.places.size &&
		[ ...places ].every( ( [ id, place ] ) => site.places.get( id ) === place )
	) {
		return undefined;
	}

	boxes?.disconnect();
	boxes = new ResizeObserver( changed );
	// A hidden place has no box.
	document
		.querySelectorAll( '[data-userfeedback-survey]' )
		.forEach( ( { parentElement } ) => parentElement && boxes?.observe( parentElement ) );

	// Content without a manifest has no survey, and never counts as old.
	const manifest = isNew ? ( found ?? { ...before, surveys: [], made_at: Infinity } ) : before;
	const home = isNew && found ? location.href : homeBefore;
	const { page } = manifest;
	const { user_logged_in: login, user_role: roles } = page.is;
	return {
		manifest,
		text,
		places,
		address: home,
		home,
		context: () =>
			pageAt( home ) === pageAt( location.href )
				? page
				: {
						id: 0,
						name: document.title,
						is: { user_logged_in: login, user_role: roles },
					},
	};
}
