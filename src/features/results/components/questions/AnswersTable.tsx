import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { areNumbered } from '@/components/charts/axis-names';
import { CopyTable } from '@/components/ui/actions/CopyTable';
import type { CopiedRows } from '@/lib/copied-table';
import { formatNumber, formatShares } from '@/lib/format';
import type { GraphType } from '@/features/results/model/graph-choice';
import type { Share } from '@/features/results/model/shares';
import '@/components/charts/numbers/tables.scss';

interface Props {
	shares: readonly Share[];
	/** On its own, the table includes the bars; next to a chart, it has the numbers that the chart shows. */
	beside: GraphType;
	/** Returns a value as people write it. */
	valueText: ( value: string ) => string;
	/** Filters the screen by respondents who chose this value; null if filters aren't available. */
	onChoose: ( ( value: string ) => void ) | null;
}

export function AnswersTable( { shares, beside, valueText, onChoose }: Props ) {
	const isNumbered =
		beside === 'pie' || ( beside !== 'table' && areNumbered( shares.map( ( { value } ) => valueText( value ) ) ) );
	const written = formatShares( shares.map( ( { percent } ) => percent ) );
	const copied: CopiedRows = [
		[ __( 'Answer', 'userfeedback' ), __( 'Count', 'userfeedback' ), __( 'Percentage', 'userfeedback' ) ],
		...shares.map( ( { value, count, percent } ) => [ value, count, percent ] ),
	];

	return (
		<div>
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
					{ shares.map( ( { value, count, percent, is_current: isCurrent }, index ) => (
						<tr key={ value }>
							<th scope="row">
								<span className={ beside === 'table' ? 'uf-choices__barred' : undefined }>
									<span>
										{ isNumbered && (
											<span className="uf-numbers__swatch">{ formatNumber( index + 1 ) }</span>
										) }
										{ onChoose ? (
											<Button
												variant="link"
												className="uf-choices__choose"
												title={ __( 'Show only responses with this answer', 'userfeedback' ) }
												onClick={ () => onChoose( value ) }
											>
												<bdi>{ valueText( value ) }</bdi>
											</Button>
										) : (
											<bdi>{ valueText( value ) }</bdi>
										) }
										{ ! isCurrent && (
											<span className="uf-soft"> { __( '(removed)', 'userfeedback' ) }</span>
										) }
									</span>
									{ beside === 'table' && (
										<span className="uf-choices__bar" aria-hidden="true">
											<span style={ { inlineSize: `${ String( percent ) }%` } } />
										</span>
									) }
								</span>
							</th>
							<td className="uf-numbers__number">{ formatNumber( count ) }</td>
							<td className="uf-numbers__number">{ written[ index ] }</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<CopyTable rows={ copied } />
		</div>
	);
}
