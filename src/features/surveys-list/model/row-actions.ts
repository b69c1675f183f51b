import { __ } from '@wordpress/i18n';
import type { SurveyRow } from '@/contract/types';
import { mayBeCompared } from '@/lib/labels/survey-state';
import { adminPage, previewAddress } from '@/lib/links/links';
import type { Site } from '@/lib/site';
import type { SurveyAction } from '../api/change-surveys';

/** An action for one survey: a link to a screen of this page, a link to another page, or an operation. */
export type RowAction = { key: string; label: string } & (
	{ to: string } | { href: string; opensTab?: true } | { does: SurveyAction; isDestructive?: true }
);

/** Returns the actions the user is allowed to take, in display order. */
export function rowActions( survey: SurveyRow, site: Site ): RowAction[] {
	const { id, status, missing_parts: missing = [] } = survey;
	const { can } = site;
	const isTrashed = status === 'trash';
	const canEdit = can.edit && missing.length === 0;
	const offered: ( RowAction | false )[] = [
		canEdit && ! isTrashed && { key: 'edit', label: __( 'Edit', 'userfeedback' ), to: `/edit/${ String( id ) }` },
		can.view && { key: 'results', label: __( 'Results', 'userfeedback' ), href: resultsOf( site, id ) },
		can.view && { key: 'responses', label: __( 'Responses', 'userfeedback' ), href: responsesOf( site, id ) },
		canEdit &&
			! isTrashed && {
				key: 'preview',
				label: __( 'Preview', 'userfeedback' ),
				href: previewAddress( site, id ),
				opensTab: true,
			},
		canEdit && { key: 'duplicate', label: __( 'Duplicate', 'userfeedback' ), to: `/duplicate/${ String( id ) }` },
		IN_EDITION.behavior &&
			mayBeCompared( survey, site ) && {
				key: 'compare',
				label: __( 'Compare versions', 'userfeedback' ),
				to: `/compare/${ String( id ) }`,
			},
		can.delete && isTrashed && { key: 'restore', label: __( 'Restore', 'userfeedback' ), does: 'restore' },
		can.delete &&
			isTrashed && {
				key: 'delete',
				label: __( 'Delete permanently', 'userfeedback' ),
				does: 'delete',
				isDestructive: true,
			},
		can.delete &&
			! isTrashed && { key: 'trash', label: __( 'Trash', 'userfeedback' ), does: 'trash', isDestructive: true },
	];
	return offered.filter( ( action ) => action !== false );
}

export function responsesOf( site: Site, id: number ): string {
	return adminPage( site, 'userfeedback_results', `/survey/${ String( id ) }/responses` );
}

function resultsOf( site: Site, id: number ): string {
	return adminPage( site, 'userfeedback_results', `/survey/${ String( id ) }` );
}
