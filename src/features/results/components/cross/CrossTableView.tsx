import { __, _n } from '@wordpress/i18n';
import type { CrossCell, CrossTable } from '@/contract/types';
import { valueLabel } from '@/components/filters/filter-text';
import { CopyTable } from '@/components/ui/actions/CopyTable';
import type { CopiedRows } from '@/lib/copied-table';
import type { Visit } from '@/lib/filters/filter';
import { formatNumber, formatPercent } from '@/lib/format';
import '@/components/charts/numbers/tables.scss';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	table: CrossTable;
	/** Base of the percentages: respondents in the row, or in the column. */
	of: 'rows' | 'columns';
	/** Dimension of the rows if it isn't a question. */
	visit: Visit | undefined;
}

export function CrossTableView( { table, of, visit }: Props ) {
	if ( table.total === 0 ) {
		return (
			<p className="uf-soft">
				{ visit
					? __( 'No one answered this question.', 'userfeedback' )
					: __( 'No one answered both questions.', 'userfeedback' ) }
			</p>
		);
	}
	const rowName = ( value: string ) => {
		if ( visit === undefined ) {
			return value;
		}
		return value === '' ? __( 'Other or unknown', 'userfeedback' ) : valueLabel( visit, value );
	};
	return (
		<>
			<div className="uf-cross__scroll" tabIndex={ 0 } role="region" aria-label={ __( 'Table', 'userfeedback' ) }>
				<table className="uf-numbers uf-cross__table">
					<thead>
						<tr>
							<td />
							{ table.columns.map( ( { value } ) => (
								<th key={ value } scope="col" className="uf-numbers__number">
									<bdi>{ value }</bdi>
								</th>
							) ) }
							<th scope="col" className="uf-numbers__number">
								{ __( 'All', 'userfeedback' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ table.rows.map( ( { value, count }, row ) => (
							<tr key={ value }>
								<th scope="row">
									<bdi>{ rowName( value ) }</bdi>
								</th>
								{ table.columns.map( ( column, place ) => (
									<Cell
										key={ column.value }
										cell={ table.cells[ row ]?.[ place ] }
										of={ of === 'rows' ? count : column.count }
									/>
								) ) }
								<td className="uf-numbers__number">{ formatNumber( count ) }</td>
							</tr>
						) ) }
					</tbody>
					<tfoot>
						<tr>
							<th scope="row">{ __( 'All', 'userfeedback' ) }</th>
							{ table.columns.map( ( { value, count } ) => (
								<td key={ value } className="uf-numbers__number">
									{ formatNumber( count ) }
								</td>
							) ) }
							<td className="uf-numbers__number">{ formatNumber( table.total ) }</td>
						</tr>
					</tfoot>
				</table>
			</div>
			<CopyTable rows={ counts( table, rowName ) } />
			<p className="uf-soft">
				{ basisText( table.total, visit ) }{ ' ' }
				{ table.cells.flat().some( ( { differs } ) => differs !== 0 )
					? __( '▲ and ▼ mark statistically significant differences.', 'userfeedback' )
					: __( 'No differences are statistically significant.', 'userfeedback' ) }
			</p>
		</>
	);
}

function basisText( total: number, visit: Visit | undefined ): string {
	return sprintf(
		visit
			? /* translators: %s: number of people */
				_n(
					'Based on %s person who answered the question.',
					'Based on %s people who answered the question.',
					total,
					'userfeedback'
				)
			: /* translators: %s: number of people */
				_n(
					'Based on %s person who answered both questions.',
					'Based on %s people who answered both questions.',
					total,
					'userfeedback'
				),
		formatNumber( total )
	);
}

/** Returns the people in each cell, from which shares are calculated. */
function counts( { total, rows, columns, cells }: CrossTable, rowName: ( value: string ) => string ): CopiedRows {
	return [
		[ '', ...columns.map( ( { value } ) => value ), __( 'All', 'userfeedback' ) ],
		...rows.map( ( { value, count }, row ) => [
			rowName( value ),
			...columns.map( ( _, place ) => cells[ row ]?.[ place ]?.count ?? 0 ),
			count,
		] ),
		[ __( 'All', 'userfeedback' ), ...columns.map( ( { count } ) => count ), total ],
	];
}

function Cell( { cell, of }: { cell: CrossCell | undefined; of: number } ) {
	const { count, differs } = cell ?? { count: 0, differs: 0 };
	if ( of === 0 ) {
		return <td className="uf-numbers__number uf-soft">–</td>; // No percentage of zero people.
	}
	return (
		<td className={ `uf-numbers__number ${ differs === 0 ? '' : 'uf-cross__differs' }` }>
			<span className="uf-cross__share">
				<Mark differs={ differs } />
				{ formatPercent( ( 100 * count ) / of ) }
			</span>
			<span className="uf-soft">{ formatNumber( count ) }</span>
		</td>
	);
}

function Mark( { differs }: { differs: number } ) {
	if ( differs === 0 ) {
		return null;
	}
	return (
		<>
			<span aria-hidden="true">{ differs > 0 ? '▲' : '▼' } </span>
			<span className="screen-reader-text">
				{ differs > 0
					? __( 'More common than expected:', 'userfeedback' )
					: __( 'Less common than expected:', 'userfeedback' ) }{ ' ' }
			</span>
		</>
	);
}
