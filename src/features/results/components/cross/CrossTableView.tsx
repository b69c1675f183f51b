import { __, _n, sprintf } from '@wordpress/i18n';
import type { CrossCell, CrossTable } from '@/contract/types';
import { CopyTable } from '@/components/ui/actions/CopyTable';
import type { CopiedRows } from '@/lib/copied-table';
import { formatNumber, formatPercent } from '@/lib/format';
import '@/components/numbers/tables.scss';

/** Each row adds up to all who chose it, or to more where several answers may be chosen. */
export function CrossTableView( { table }: { table: CrossTable } ) {
	if ( table.total === 0 ) {
		return <p className="uf-soft">{ __( 'Nobody has answered both of these questions.', 'userfeedback' ) }</p>;
	}
	return (
		<>
			<div className="uf-cross__scroll" tabIndex={ 0 } role="region" aria-label={ __( 'Table', 'userfeedback' ) }>
				<table className="uf-numbers uf-cross__table">
					<thead>
						<tr>
							<td />
							{ table.columns.map( ( { value } ) => (
								<th key={ value } scope="col" className="uf-numbers__number">
									{ value }
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
								<th scope="row">{ value }</th>
								{ table.columns.map( ( column, place ) => (
									<Cell key={ column.value } cell={ table.cells[ row ]?.[ place ] } of={ count } />
								) ) }
								<td className="uf-numbers__number">{ formatNumber( count ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
			<CopyTable rows={ counts( table ) } />
			<p className="uf-soft">
				{ sprintf(
					/* translators: %s: number of people */
					_n(
						'%s person answered both. ▲ and ▼ mark what is more or less often than chance makes it.',
						'%s people answered both. ▲ and ▼ mark what is more or less often than chance makes it.',
						table.total,
						'userfeedback'
					),
					formatNumber( table.total )
				) }
			</p>
		</>
	);
}

/** The people of each cell; shares are reckoned from them. */
function counts( { columns, rows, cells }: CrossTable ): CopiedRows {
	return [
		[ '', ...columns.map( ( { value } ) => value ), __( 'All', 'userfeedback' ) ],
		...rows.map( ( { value, count }, row ) => [
			value,
			...columns.map( ( _, place ) => cells[ row ]?.[ place ]?.count ?? 0 ),
			count,
		] ),
	];
}

function Cell( { cell, of }: { cell: CrossCell | undefined; of: number } ) {
	const { count, differs } = cell ?? { count: 0, differs: 0 };
	return (
		<td className={ `uf-numbers__number ${ differs === 0 ? '' : 'uf-cross__differs' }` }>
			<span className="uf-cross__share">
				<Mark differs={ differs } />
				{ formatPercent( of > 0 ? ( 100 * count ) / of : 0 ) }
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
					? __( 'More often than chance:', 'userfeedback' )
					: __( 'Less often than chance:', 'userfeedback' ) }{ ' ' }
			</span>
		</>
	);
}
