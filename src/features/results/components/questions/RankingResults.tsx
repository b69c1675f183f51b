import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CopyTable } from '@/components/ui/actions/CopyTable';
import { Card } from '@/components/ui/layout/Card';
import type { QuestionStats, RankedItem } from '@/contract/types';
import { withAnswer } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { formatAverage, formatNumber, formatShares } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { filterByValue } from '@/question-types/types';
import { QuestionFacts } from './QuestionFacts';
import './ChoiceResults.scss';

/** An item of a ranking. */
export type RankedStats = QuestionStats & { ranking: RankedItem };

/** All items of a ranking, the best average rank first. */
export function RankingResults( { items }: { items: readonly [ RankedStats, ...RankedStats[] ] } ) {
	const { filter, setFilter } = useFilter();
	const isOpen = useSite().features[ 'quick-filters' ];
	const [ stats ] = items;
	const sorted = [ ...items ].sort( ( one, next ) => ( one.average ?? Infinity ) - ( next.average ?? Infinity ) );
	const shares = sorted.map( firstShare );
	const written = formatShares( shares );
	const heads = [
		__( 'Item', 'userfeedback' ),
		__( 'Average rank', 'userfeedback' ),
		__( 'Ranked first', 'userfeedback' ),
	];

	return (
		<Card title={ <bdi>{ stats.ranking.title }</bdi> }>
			<QuestionFacts stats={ stats } />
			<table className="uf-numbers uf-choices__table">
				<thead>
					<tr>
						{ heads.map( ( head, column ) => (
							<th key={ head } scope="col" className={ column > 0 ? 'uf-numbers__number' : undefined }>
								{ head }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ sorted.map( ( { id, type, average, ranking: { item, items: count } }, index ) => (
						<tr key={ id }>
							<th scope="row">
								<span className="uf-choices__barred">
									{ isOpen ? (
										<Button
											variant="link"
											className="uf-choices__choose"
											title={ __(
												'Show only responses that rank this item first',
												'userfeedback'
											) }
											onClick={ () =>
												setFilter( withAnswer( filter, filterByValue( type, id, '1' ) ) )
											}
										>
											<bdi>{ item }</bdi>
										</Button>
									) : (
										<bdi>{ item }</bdi>
									) }
									<span className="uf-choices__bar" aria-hidden="true">
										<span style={ { inlineSize: `${ String( goodness( average, count ) ) }%` } } />
									</span>
								</span>
							</th>
							<td className="uf-numbers__number">{ rankText( average, count ) }</td>
							<td className="uf-numbers__number">{ average === null ? '–' : written[ index ] }</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<p className="uf-soft">{ __( 'A longer bar is a better average rank.', 'userfeedback' ) }</p>
			<CopyTable
				rows={ [
					heads,
					...sorted.map( ( { average, ranking: { item } }, index ) => [
						item,
						average ?? '',
						shares[ index ] ?? 0,
					] ),
				] }
			/>
		</Card>
	);
}

/** Returns the share of answers that rank the item first, in percent. */
function firstShare( { options, total_answers: total }: QuestionStats ): number {
	const first = options.find( ( { value } ) => value === '1' )?.count ?? 0;
	return total > 0 ? ( 100 * first ) / total : 0;
}

/** Returns the length of its bar in percent: full for an item that is always first. */
function goodness( average: number | null, count: number ): number {
	return average === null ? 0 : Math.max( 0, ( 100 * ( count + 1 - average ) ) / count );
}

function rankText( average: number | null, count: number ): string {
	return average === null
		? '–'
		: /* translators: 1: average rank of an item, such as 1.8. 2: number of items. */
			sprintf( __( '%1$s of %2$s', 'userfeedback' ), formatAverage( average ), formatNumber( count ) );
}
