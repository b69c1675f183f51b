import { __ } from '@wordpress/i18n';
import { Link, useLocation } from 'react-router-dom';
import { Sparkline } from '@/components/charts/numbers/Sparkline';
import { Cell } from '@/components/lists/table/Table';
import type { RatingRow } from '@/contract/types';
import { trendText, votesText } from '@/features/post-ratings/model/texts';
import { formatDate, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { Stars } from './Stars';

export function RatedPostRow( { post }: { post: RatingRow } ) {
	const { post_id: id, last_rated_at: last } = post;
	const title = post.post_title || __( '(no title)', 'userfeedback' );
	const nameId = `uf-rated-${ String( id ) }`;
	const details = { to: `/results/${ String( id ) }`, state: { from: useLocation().search } };

	return (
		<tr role="row" className="uf-ratings__row" data-post={ id }>
			<Cell label={ __( 'Title', 'userfeedback' ) } kind="title" labelledBy={ nameId }>
				<Link { ...details } id={ nameId } dir="auto" className="uf-ratings__title">
					{ title }
				</Link>
				<div
					className="uf-ratings__actions"
					role="group"
					/* translators: %s: title of a post */
					aria-label={ sprintf( __( 'Actions for %s', 'userfeedback' ), title ) }
				>
					<Link { ...details }>{ __( 'Details', 'userfeedback' ) }</Link>
					{ post.url !== null && <a href={ post.url }>{ __( 'View post', 'userfeedback' ) }</a> }
					{ post.edit_url !== null && <a href={ post.edit_url }>{ __( 'Edit post', 'userfeedback' ) }</a> }
				</div>
			</Cell>
			<Cell label={ __( 'Votes', 'userfeedback' ) } kind="number">
				{ formatNumber( post.total_ratings ) }
			</Cell>
			<Cell label={ __( 'Average', 'userfeedback' ) }>
				<Stars value={ post.average_rating } />
			</Cell>
			<Cell label={ __( 'Last 30 days', 'userfeedback' ) }>
				<span className="uf-ratings__lately">
					<span>{ votesText( post.total_ratings_30_days ) }</span>
					{ post.average_rating_30_days !== null && <Stars value={ post.average_rating_30_days } /> }
				</span>
			</Cell>
			<Cell label={ __( 'Votes per day', 'userfeedback' ) }>
				<span>
					<Sparkline days={ post.trend } />
					<span className="screen-reader-text">{ trendText( post.trend ) }</span>
				</span>
			</Cell>
			<Cell label={ __( 'Last rated', 'userfeedback' ) }>
				{ last === null ? '–' : <time dateTime={ last }>{ formatDate( last ) }</time> }
			</Cell>
		</tr>
	);
}
