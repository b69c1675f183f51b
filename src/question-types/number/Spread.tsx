import { __, _n } from '@wordpress/i18n';
import { formatAverage, formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import type { QuestionStats } from '@/contract/types';

/** Average, median, and ends of typed numbers. */
export default function Spread( { stats: { average, spread, others } }: { stats: QuestionStats } ) {
	return (
		average !== null &&
		spread && (
			<>
				{ [
					[ __( 'Average', 'userfeedback' ), formatAverage( average ) ],
					[ __( 'Median', 'userfeedback' ), formatNumber( spread.median ) ],
					[ __( 'Lowest', 'userfeedback' ), formatNumber( spread.lowest ) ],
					[ __( 'Highest', 'userfeedback' ), formatNumber( spread.highest ) ],
				].map( ( [ label, figure ] ) => (
					<p className="uf-scale" key={ label }>
						<span className="uf-scale__label">{ label }</span>{ ' ' }
						<strong className="uf-scale__figure">{ figure }</strong>
					</p>
				) ) }
				{ others && (
					<p className="uf-soft">
						{ sprintf(
							/* translators: %s: number of answers. */
							_n(
								'The table lists the 100 most frequent numbers. %s answer has another number.',
								'The table lists the 100 most frequent numbers. %s answers have other numbers.',
								others,
								'userfeedback'
							),
							formatNumber( others )
						) }
					</p>
				) }
			</>
		)
	);
}
