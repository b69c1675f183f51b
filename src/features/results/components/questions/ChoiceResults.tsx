import { __, _n } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import type { ChartSpec } from '@/components/charts/spec';
import type { QuestionStats } from '@/contract/types';
import { withAnswer } from '@/lib/filters/filter';
import { useFilter } from '@/lib/filters/use-filter';
import { formatNumber, formatPercent, formatShare } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { RESULTS_PARTS } from '@/question-types/results';
import { filterByValue } from '@/question-types/types';
import type { GraphType } from '@/features/results/model/graph-choice';
import { type Share, sharesOf } from '@/features/results/model/shares';
import { AnswersTable } from './AnswersTable';
import './ChoiceResults.scss';

export function ChoiceResults( { stats, graph }: { stats: QuestionStats; graph: GraphType } ) {
	const shares = sharesOf( stats.options, stats.total_answers );
	const ranges = stats.ranges && sharesOf( stats.ranges, stats.total_answers );
	const { filter, setFilter } = useFilter();
	const isOpen = useSite().features[ 'quick-filters' ];
	const choose = ( value: string ) => setFilter( withAnswer( filter, filterByValue( stats.type, stats.id, value ) ) );

	const valueText = RESULTS_PARTS[ stats.type ]?.valueText ?? ( ( value: string ) => value );
	const written = ( share: Share ): Share => ( { ...share, value: valueText( share.value ) } );

	return (
		<>
			{ graph !== 'table' && (
				<LazyChart spec={ specOf( stats.title, ( ranges ?? shares ).map( written ), graph, ! ranges ) } />
			) }
			<AnswersTable
				shares={ ranges ? shares.filter( ( { count } ) => count > 0 ) : shares }
				beside={ ranges ? 'table' : graph }
				valueText={ valueText }
				onChoose={ isOpen ? choose : null }
			/>
		</>
	);
}

function specOf( title: string, shares: readonly Share[], kind: ChartSpec[ 'kind' ], namesEach: boolean ): ChartSpec {
	return {
		kind,
		title,
		/* translators: %s: title of a question */
		name: sprintf(
			__(
				'Chart: share of each answer to “%s”. Use the arrow keys to read each answer. A table follows.',
				'userfeedback'
			),
			title
		),
		labels: shares.map( ( { value } ) => value ),
		namesEach,
		values: shares.map( ( { percent } ) => percent ),
		tell: ( percent, index ) => shareText( percent, shares[ index ]?.count ?? 0 ),
		axis: {
			title: __( 'Share of people who answered', 'userfeedback' ),
			min: 0,
			max: 100,
			step: 20,
			tick: formatPercent,
		},
		labelTitle: '',
	};
}

function shareText( percent: number, count: number ): string {
	/* translators: 1: share in percent, 2: number of answers */
	return sprintf(
		_n( '%1$s (%2$s answer)', '%1$s (%2$s answers)', count, 'userfeedback' ),
		formatShare( percent ),
		formatNumber( count )
	);
}
