import { __ } from '@wordpress/i18n';
import { LazyChart } from '@/components/charts/LazyChart';
import { Card } from '@/components/ui/layout/Card';
import type { NpsPoint } from '@/contract/types';
import { formatDay, formatNumber, formatShortDay } from '@/lib/format';
import { FoldedTable } from '@/components/charts/numbers/FoldedTable';
import { sprintf } from '@/lib/labels/sprintf';

/** The daily score, which jumps on days with few answers, and the 7-day score. */
export function NpsDays( { series }: { series: readonly NpsPoint[] } ) {
	const tell = ( nps: number, index: number ): string =>
		sprintf(
			/* translators: 1: score of a day, 2: score of 7 days */
			__( '%1$s (7 days: %2$s)', 'userfeedback' ),
			formatNumber( nps ),
			formatNumber( series[ index ]?.mean ?? nps )
		);

	return (
		<Card
			title={ __( 'Score per day', 'userfeedback' ) }
			actions={ <span className="uf-soft">{ __( 'Dashed line: 7-day rolling score', 'userfeedback' ) }</span> }
		>
			<LazyChart
				spec={ {
					kind: 'line',
					title: __( 'Score per day', 'userfeedback' ),
					name: __(
						'Line chart: Net Promoter Score per day, from -100 to 100. Use the arrow keys to read each day.',
						'userfeedback'
					),
					labels: series.map( ( { date } ) => formatShortDay( date ) ),
					values: series.map( ( { nps } ) => nps ),
					ghost: series.map( ( { mean } ) => mean ),
					tell,
					axis: { title: __( 'Score', 'userfeedback' ), min: -100, max: 100, step: 50, tick: formatNumber },
					labelTitle: __( 'Day', 'userfeedback' ),
				} }
			/>
			<FoldedTable
				summary={ __( 'Show as table', 'userfeedback' ) }
				columns={ [
					__( 'Day', 'userfeedback' ),
					__( 'Score', 'userfeedback' ),
					__( '7 days', 'userfeedback' ),
				] }
				rows={ series.map( ( { date, nps, mean } ) => [
					formatDay( date ),
					formatNumber( nps ),
					formatNumber( mean ),
				] ) }
				copied={ series.map( ( { date, nps, mean } ) => [ date, nps, mean ] ) }
			/>
		</Card>
	);
}
