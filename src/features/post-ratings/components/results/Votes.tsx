import { __ } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '@/components/ui/actions/LinkButton';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ActionNotices } from '@/components/ui/list/ActionNotices';
import { BulkBar } from '@/components/ui/list/BulkBar';
import { CountedLinks } from '@/components/ui/list/CountedLinks';
import { Pager } from '@/components/ui/list/Pager';
import type { RatingDetails } from '@/contract/types';
import { type PostView, STARS, writePostView } from '@/features/post-ratings/model/post-view';
import { useDeletingReasons } from '@/features/post-ratings/model/use-deleting-reasons';
import { starsText } from '@/features/post-ratings/model/words';
import { useSelection } from '@/lib/hooks/use-selection';
import { useSite } from '@/lib/site';
import { DeleteReasonsDialog } from './DeleteReasonsDialog';
import { VotesTable } from './VotesTable';

interface Props {
	details: RatingDetails;
	view: PostView;
}

/** All votes, newest first. */
export function Votes( { details: { post, items, pagination }, view }: Props ) {
	const { can } = useSite();
	const [ , setParams ] = useSearchParams();
	const [ isAsking, setAsking ] = useState( false );
	const reasons = useMemo( () => items.flatMap( ( { reason_id: id } ) => ( id === null ? [] : [ id ] ) ), [ items ] );
	const selection = useSelection( reasons, writePostView( view ) );
	const mayDelete = can.delete && reasons.length > 0;
	const work = useDeletingReasons( post.post_id, () => {
		setAsking( false );
		selection.clear();
	} );

	return (
		<div className="uf-stack">
			<CountedLinks
				label={ __( 'Filter by rating', 'userfeedback' ) }
				links={ [
					{ name: 'all', words: __( 'All', 'userfeedback' ), to: { search: '' } },
					...STARS.map( ( stars ) => ( {
						name: String( stars ),
						words: starsText( stars ),
						to: { search: writePostView( { rating: stars, page: 1 } ) },
					} ) ),
				] }
				current={ view.rating === null ? 'all' : String( view.rating ) }
				counts={ [
					{ status: 'all', count: post.total_ratings },
					...STARS.map( ( stars ) => ( { status: String( stars ), count: post.counts[ stars - 1 ] ?? 0 } ) ),
				] }
			/>
			<ActionNotices
				failure={ __( 'The reasons were not deleted.', 'userfeedback' ) }
				error={ work.error }
				skipped={ work.skipped }
				onDismiss={ work.dismiss }
			/>
			{ mayDelete && (
				<BulkBar
					actions={ [ { value: 'delete', label: __( 'Delete reasons', 'userfeedback' ) } ] }
					chosenCount={ selection.ids.size }
					onApply={ () => setAsking( true ) }
				/>
			) }
			{ items.length === 0 ? (
				<EmptyState
					title={ __( 'No Results Found', 'userfeedback' ) }
					text={ __( 'There are no rating results to display for the selected criteria.', 'userfeedback' ) }
				>
					{ view.rating !== null && (
						<LinkButton to={ `/results/${ String( post.post_id ) }` } variant="primary">
							{ __( 'Show all ratings', 'userfeedback' ) }
						</LinkButton>
					) }
				</EmptyState>
			) : (
				<VotesTable votes={ items } selection={ mayDelete ? selection : null } />
			) }
			<Pager
				pagination={ pagination }
				onPage={ ( page ) => setParams( writePostView( { ...view, page } ), { preventScrollReset: true } ) }
			/>
			{ isAsking && (
				<DeleteReasonsDialog
					count={ selection.ids.size }
					isBusy={ work.isBusy }
					onConfirm={ () => work.run( [ ...selection.ids ] ) }
					onCancel={ () => setAsking( false ) }
				/>
			) }
		</div>
	);
}
