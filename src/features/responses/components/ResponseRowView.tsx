import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { SelectCell } from '@/components/lists/table/SelectionCells';
import { Cell } from '@/components/lists/table/Table';
import type { ResponseRow } from '@/contract/types';
import type { Selection } from '@/components/lists/use-selection';
import { formatDateTime } from '@/lib/format';
import type { ResponseAction } from '../api/change-responses';
import { PageLink } from './PageLink';
import { ResponseLinks } from './ResponseLinks';
import { statusLabel } from './StatusLinks';

/** Opens a response; the event's default is prevented if the response opens next to the list. */
export type OpenRow = ( response: ResponseRow, event: MouseEvent ) => void;

interface Props {
	response: ResponseRow;
	/** Null if rows can't be selected. */
	selection: Selection | null;
	isBusy: boolean;
	/** Null if none is open next to the list. */
	isOpen: boolean | null;
	onOpen: OpenRow;
	onAction: ( action: ResponseAction ) => void;
}

/** A click anywhere on it opens it; keyboard users have its links. */
export function ResponseRowView( { response, selection, isBusy, isOpen, onOpen, onAction }: Props ) {
	const state = `${ isBusy ? ' is-busy' : '' }${ isOpen ? ' is-open' : '' }`;
	return (
		<tr
			role="row"
			className={ `uf-responses__row${ state }` }
			aria-busy={ isBusy }
			data-response={ response.id }
			onClick={ ( event ) => isOnRowItself( event ) && onOpen( response, event ) }
		>
			<SelectCell selection={ selection } row={ response } />
			<Cell label={ __( 'Title', 'userfeedback' ) } kind="title">
				<ResponseLinks
					response={ response }
					isOpen={ isOpen === true }
					onOpen={ onOpen }
					onAction={ onAction }
				/>
			</Cell>
			<Cell label={ __( 'Answers', 'userfeedback' ) }>
				<span className="uf-responses__answer" dir="auto">
					{ response.preview === '' ? __( 'Skipped', 'userfeedback' ) : response.preview }
				</span>
			</Cell>
			{ isOpen === null && (
				<Cell label={ __( 'Page Submitted', 'userfeedback' ) }>
					<PageLink page={ response.page_submitted } />
				</Cell>
			) }
			<Cell label={ __( 'Date Submitted', 'userfeedback' ) }>
				<time dateTime={ response.submitted_at }>{ formatDateTime( response.submitted_at ) }</time>
			</Cell>
			{ isOpen === null && (
				<Cell label={ __( 'Status', 'userfeedback' ) }>
					<span className="uf-responses__state">
						<span
							className={ `uf-responses__dot uf-responses__dot--${ response.status }` }
							aria-hidden="true"
						/>
						{ statusLabel( response.status ) }
					</span>
				</Cell>
			) }
		</tr>
	);
}

/** Not on a link, checkbox or button of it, and not while text is selected. */
function isOnRowItself( { target }: MouseEvent ): boolean {
	const isControl =
		target instanceof Element && target.closest( 'a, button, input, label, .uf-table__cell--check' ) !== null;
	return ! isControl && ( window.getSelection()?.isCollapsed ?? true );
}
