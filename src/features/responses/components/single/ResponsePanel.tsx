import { __ } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { IconButton } from '@/components/ui/actions/IconButton';
import type { ResponseAction } from '@/features/responses/api/change-responses';
import { responseAddress } from '@/features/responses/model/addresses';
import type { OpenResponse } from '@/features/responses/model/use-open-response';
import { sprintf } from '@/lib/labels/sprintf';
import { RowActions } from '../RowActions';
import { PreviousNext } from './PreviousNext';
import { ResponseView } from './ResponseView';
import './panel.scss';

interface Props {
	surveyId: number;
	responseId: number;
	opened: OpenResponse;
	/** True if it was opened with a pointer. */
	isByPointer: boolean;
	/** URL of the list without an open response. */
	list: string;
	onClose: () => void;
	onAction: ( action: ResponseAction, ids: number[] ) => void;
}

/** A response next to its list, which keeps its place. */
export function ResponsePanel( { surveyId, responseId, opened, isByPointer, list, onClose, onAction }: Props ) {
	const [ params ] = useSearchParams();
	const heading = useRef< HTMLHeadingElement >( null );
	const { data } = opened.response;
	/* translators: %d: number of a response */
	const title = sprintf( __( 'Response #%d', 'userfeedback' ), responseId );

	useEffect( () => heading.current?.focus( { preventScroll: true } ), [] );

	return (
		<aside className="uf-response-panel" aria-label={ __( 'Selected response', 'userfeedback' ) }>
			<div className="uf-response-panel__head">
				<h2 ref={ heading } tabIndex={ -1 } className={ isByPointer ? 'is-by-pointer' : undefined }>
					{ title }
				</h2>
				<IconButton icon={ closeSmall } label={ __( 'Close', 'userfeedback' ) } onClick={ onClose } />
				<div className="uf-response-panel__place">
					{ data && <PreviousNext response={ data } onGo={ opened.goTo } /> }
				</div>
				<Link to={ responseAddress( surveyId, responseId, params ) }>
					{ __( 'Open full page', 'userfeedback' ) }
				</Link>
				{ data && data.id === responseId && (
					<RowActions response={ data } onAction={ ( action ) => onAction( action, [ responseId ] ) } />
				) }
			</div>
			<ResponseView response={ opened.response } list={ list } />
		</aside>
	);
}
