import { __ } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { RatedPost } from '@/contract/types';
import { STARS } from '@/features/post-ratings/model/list-view';
import { starsText } from '@/features/post-ratings/model/texts';
import { formatNumber, formatShares } from '@/lib/format';
import '@/components/charts/numbers/tables.scss';

/** Number of each vote. */
export function StarCounts( { post }: { post: RatedPost } ) {
	const { counts, total_ratings: total } = post;
	const rows = STARS.map( ( stars ) => {
		const count = counts[ stars - 1 ] ?? 0;
		return { stars, count, percent: total === 0 ? 0 : ( 100 * count ) / total };
	} );
	const shares = formatShares( rows.map( ( { percent } ) => percent ) );

	return (
		<Card title={ __( 'Votes by star rating', 'userfeedback' ) }>
			<table className="uf-numbers">
				<thead>
					<tr>
						<th scope="col">{ __( 'Stars', 'userfeedback' ) }</th>
						<th scope="col" className="uf-numbers__number">
							{ __( 'Votes', 'userfeedback' ) }
						</th>
						<th scope="col" className="uf-numbers__number">
							{ __( 'Percentage', 'userfeedback' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( { stars, count, percent }, place ) => (
						<tr key={ stars }>
							<th scope="row">
								{ starsText( stars ) }
								<span className="uf-ratings__share" aria-hidden="true">
									<span style={ { inlineSize: `${ String( percent ) }%` } } />
								</span>
							</th>
							<td className="uf-numbers__number">{ formatNumber( count ) }</td>
							<td className="uf-numbers__number">{ shares[ place ] }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</Card>
	);
}
