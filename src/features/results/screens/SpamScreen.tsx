import { useQuery } from '@tanstack/react-query';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { Pager } from '@/components/ui/list/Pager';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Screen } from '@/components/ui/layout/Screen';
import type { ResponseRow } from '@/contract/types';
import { useSite } from '@/lib/site';
import { useSelection } from '@/lib/hooks/use-selection';
import type { SpamAction } from '../api/change-spam';
import { spamList } from '../api/get-spam';
import { DeleteSpamDialog } from '../components/spam/DeleteSpamDialog';
import { SpamNotices } from '../components/spam/SpamNotices';
import { SpamSkeleton } from '../components/spam/SpamSkeleton';
import { SpamTable } from '../components/spam/SpamTable';
import { useSpamActions } from '../model/use-spam-actions';
import '@/components/ui/layout/Stack.scss';

const none: readonly ResponseRow[] = [];

export function SpamScreen() {
	const id = Number( useParams()[ 'id' ] );
	const [ params, setParams ] = useSearchParams();
	const page = Math.max( 1, Number.parseInt( params.get( 'page' ) ?? '1', 10 ) || 1 );
	const { can } = useSite();
	const spam = useQuery( spamList( id, page ) );
	const items = spam.data?.items ?? none;
	const selection = useSelection(
		useMemo( () => items.map( ( row ) => row.id ), [ items ] ),
		String( page )
	);
	const [ deleting, setDeleting ] = useState< number[] | null >( null );
	const goTo = ( next: number ) => setParams( next === 1 ? {} : { page: String( next ) } );
	const results = `/survey/${ String( id ) }`;

	const actions = useSpamActions( id, ( gone ) => {
		selection.clear();
		if ( gone > 0 && gone === items.length && page > 1 ) {
			goTo( 1 ); // The page that was shown is empty now.
		}
		focusHeading();
	} );
	const start = ( action: SpamAction, ids: number[] ) =>
		action === 'delete' ? setDeleting( ids ) : actions.run( action, ids );

	return (
		<Screen
			title={ __( 'Spam', 'userfeedback' ) }
			back={ { label: __( 'Survey Results', 'userfeedback' ), to: results } }
			notices={ <SpamNotices actions={ actions } /> }
		>
			<QueryState
				query={ spam }
				skeleton={ <SpamSkeleton /> }
				failure={ __( 'The spam could not be loaded.', 'userfeedback' ) }
			>
				{ ( list ) =>
					list.items.length === 0 ? (
						<EmptyState
							title={ __( 'No spam', 'userfeedback' ) }
							text={ __( 'No response to this survey is held back.', 'userfeedback' ) }
						>
							<LinkButton to={ results }>{ __( 'Back to Results', 'userfeedback' ) }</LinkButton>
						</EmptyState>
					) : (
						<div className="uf-stack">
							<p>
								{ __(
									'These responses came faster than people answer, or filled in a field that people do not see. They are in no number, and are deleted by themselves, as a rule after 30 days.',
									'userfeedback'
								) }
							</p>
							{ can.delete && <BulkActions ids={ [ ...selection.ids ] } onAction={ start } /> }
							<SpamTable
								surveyId={ id }
								responses={ list.items }
								canChange={ can.delete }
								selection={ selection }
								busyIds={ actions.busyIds }
								onAction={ start }
							/>
							<Pager pagination={ list.pagination } onPage={ goTo } />
						</div>
					)
				}
			</QueryState>
			{ deleting && (
				<DeleteSpamDialog
					count={ deleting.length }
					onCancel={ () => setDeleting( null ) }
					onConfirm={ () => {
						setDeleting( null );
						actions.run( 'delete', deleting );
					} }
				/>
			) }
		</Screen>
	);
}

function BulkActions( { ids, onAction }: { ids: number[]; onAction: ( action: SpamAction, ids: number[] ) => void } ) {
	return (
		<div className="uf-spam__bulk" role="group" aria-label={ __( 'Bulk actions', 'userfeedback' ) }>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ids.length === 0 }
				onClick={ () => onAction( 'restore', ids ) }
			>
				{ __( 'Not spam', 'userfeedback' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				disabled={ ids.length === 0 }
				onClick={ () => onAction( 'delete', ids ) }
			>
				{ __( 'Delete permanently', 'userfeedback' ) }
			</Button>
		</div>
	);
}

/** The row with the button that was pressed is about to go, and the keyboard's place with it. */
function focusHeading(): void {
	document.querySelector< HTMLElement >( '#userfeedback-app [data-route-focus]' )?.focus();
}
