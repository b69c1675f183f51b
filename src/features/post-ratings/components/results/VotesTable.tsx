import { __ } from '@wordpress/i18n';
import { SelectAllCell, SelectCell } from '@/components/lists/table/SelectionCells';
import { Cell, HeadCell, Table } from '@/components/lists/table/Table';
import type { RatingVote } from '@/contract/types';
import { formatDateTime } from '@/lib/format';
import type { Selection } from '@/components/lists/use-selection';
import { sprintf } from '@/lib/labels/sprintf';
import { Stars } from './Stars';

interface Props {
	votes: readonly RatingVote[];
	/** Selected reasons; null if none can be deleted. */
	selection: Selection | null;
}

export function VotesTable( { votes, selection }: Props ) {
	const reasons = votes.filter( ( { reason_id: id } ) => id !== null ).length;

	return (
		<Table
			label={ __( 'Ratings', 'userfeedback' ) }
			head={
				<>
					<SelectAllCell selection={ selection } count={ reasons } />
					<HeadCell>{ __( 'Date', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Rating', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Reason', 'userfeedback' ) }</HeadCell>
				</>
			}
		>
			{ votes.map( ( { id, created_at: date, rating, reason, reason_id: reasonId } ) => (
				<tr key={ id } role="row" className="uf-ratings__row">
					{ selection &&
						( reasonId === null ? (
							<Cell label="" kind="check">
								{ null }
							</Cell>
						) : (
							<SelectCell
								selection={ selection }
								row={ {
									id: reasonId,
									/* translators: %s: date and time of a vote */
									title: sprintf( __( 'reason from %s', 'userfeedback' ), formatDateTime( date ) ),
								} }
							/>
						) ) }
					<Cell label={ __( 'Date', 'userfeedback' ) }>
						<time dateTime={ date }>{ formatDateTime( date ) }</time>
					</Cell>
					<Cell label={ __( 'Rating', 'userfeedback' ) }>
						<Stars value={ rating } isVote />
					</Cell>
					<Cell label={ __( 'Reason', 'userfeedback' ) }>
						{ reason === null ? (
							<span className="uf-soft">–</span>
						) : (
							<span className="uf-ratings__reason" dir="auto">
								{ reason }
							</span>
						) }
					</Cell>
				</tr>
			) ) }
		</Table>
	);
}
