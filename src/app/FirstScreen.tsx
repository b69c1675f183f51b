import '@/components/ui/layout/Screen.scss';
import '@/components/ui/feedback/Skeleton.scss';
import '@/components/lists/table/Table.scss';
import { type AppPage, pageOf } from './pages';
import './FirstScreen.scss';

/** Shown until a screen's code loads. */
export function FirstScreen( { page }: { page: AppPage } ) {
	const { title, loading, columns } = pageOf( page );

	return (
		<div className={ `uf-screen uf-first uf-first--${ page }` } aria-busy="true">
			<div className="uf-screen__header">
				<div className="uf-screen__bar">
					<div className="uf-screen__titles">
						<h1 className="uf-screen__title">{ title() }</h1>
					</div>
				</div>
			</div>
			<div className="uf-screen__body">
				<p className="screen-reader-text" role="status">
					{ loading() }
				</p>
				<table className="uf-table" aria-hidden="true">
					<tbody>
						{ [ 1, 2, 3, 4, 5 ].map( ( row ) => (
							<tr key={ row }>
								{ columns.map( ( kind, index ) => (
									<td key={ index } className={ `uf-table__cell uf-table__cell--${ kind }` }>
										<span className="uf-skeleton" />
									</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</div>
	);
}
