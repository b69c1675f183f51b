import { __ } from '@wordpress/i18n';
import { formatNumber, formatPercent } from '@/lib/format';
import type { Share } from '@/features/results/model/shares';
import '../tables.scss';

interface Props {
	shares: readonly Share[];
	/** With the numbers that the pie's slices have. */
	isNumbered: boolean;
}

export function AnswersTable( { shares, isNumbered }: Props ) {
	return (
		<table className="uf-numbers uf-choices__table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Answer', 'userfeedback' ) }</th>
					<th scope="col" className="uf-numbers__number">
						{ __( 'Count', 'userfeedback' ) }
					</th>
					<th scope="col" className="uf-numbers__number">
						{ __( 'Percentage', 'userfeedback' ) }
					</th>
				</tr>
			</thead>
			<tbody>
				{ shares.map( ( { value, count, percent }, index ) => (
					<tr key={ value }>
						<th scope="row">
							{ isNumbered && <span className="uf-numbers__swatch">{ formatNumber( index + 1 ) }</span> }
							{ value }
						</th>
						<td className="uf-numbers__number">{ formatNumber( count ) }</td>
						<td className="uf-numbers__number">{ formatPercent( percent ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
