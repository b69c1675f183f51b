import { __ } from '@wordpress/i18n';
import { SortHead, type Sorting } from '@/components/lists/table/SortHead';
import { HeadCell, Table } from '@/components/lists/table/Table';
import type { RatingRow } from '@/contract/types';
import type { SortColumn } from '@/features/post-ratings/model/list-view';
import { RatedPostRow } from './RatedPostRow';

interface Props {
	posts: readonly RatingRow[];
	sorting: Sorting< SortColumn >;
	onSort: ( sorting: Sorting< SortColumn > ) => void;
}

export function RatedPostsTable( { posts, sorting, onSort }: Props ) {
	const sort = { sorting, onSort };

	return (
		<Table
			label={ __( 'Rated posts', 'userfeedback' ) }
			head={
				<>
					<SortHead
						{ ...sort }
						column="post_title"
						kind="title"
						first="asc"
						label={ __( 'Title', 'userfeedback' ) }
					/>
					<SortHead
						{ ...sort }
						column="total_ratings"
						kind="number"
						label={ __( 'Votes', 'userfeedback' ) }
					/>
					<SortHead { ...sort } column="average_rating" label={ __( 'Average', 'userfeedback' ) } />
					<HeadCell>{ __( 'Last 30 days', 'userfeedback' ) }</HeadCell>
					<HeadCell>{ __( 'Votes per day', 'userfeedback' ) }</HeadCell>
					<SortHead { ...sort } column="last_rated_at" label={ __( 'Last rated', 'userfeedback' ) } />
				</>
			}
		>
			{ posts.map( ( post ) => (
				<RatedPostRow key={ post.post_id } post={ post } />
			) ) }
		</Table>
	);
}
