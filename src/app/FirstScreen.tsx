import { __ } from '@wordpress/i18n';
import '@/components/ui/layout/Screen.scss';
import '@/components/ui/feedback/Skeleton.scss';
import '@/components/ui/list/Table.scss';
import { type AppPage, PAGES } from './pages';
import './FirstScreen.scss';

/** As includes/Admin/PageSkeleton.php prints it, so that nothing moves when the script has come. */
const COLUMNS: Record< AppPage, readonly string[] > = {
	surveys: [ 'check', 'title', 'text', 'text', 'text', 'text', 'number', 'number' ],
	results: [ 'title', 'text', 'text', 'number', 'number' ],
	'post-ratings': [ 'title', 'title' ],
	heatmaps: [ 'check', 'title', 'number', 'number', 'text', 'text' ],
	addons: [ 'title', 'title', 'title' ],
	settings: [ 'title' ],
	onboarding: [ 'title' ],
};

/** Before a screen's code is there. */
export function FirstScreen( { page }: { page: AppPage } ) {
	return (
		<div className={ `uf-screen uf-first uf-first--${ page }` } aria-busy="true">
			<div className="uf-screen__header">
				<div className="uf-screen__bar">
					<div className="uf-screen__titles">
						<h1 className="uf-screen__title">{ PAGES[ page ].title() }</h1>
					</div>
				</div>
			</div>
			<div className="uf-screen__body">
				<p className="screen-reader-text" role="status">
					{ loadingText( page ) }
				</p>
				<table className="uf-table" aria-hidden="true">
					<tbody>
						{ [ 1, 2, 3, 4, 5 ].map( ( row ) => (
							<tr key={ row }>
								{ COLUMNS[ page ].map( ( kind, index ) => (
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

function loadingText( page: AppPage ): string {
	switch ( page ) {
		case 'post-ratings':
			return __( 'Loading post ratings', 'userfeedback' );
		case 'heatmaps':
			return __( 'Loading heatmaps', 'userfeedback' );
		case 'addons':
			return __( 'Loading addons', 'userfeedback' );
		case 'settings':
			return __( 'Loading settings', 'userfeedback' );
		case 'onboarding':
			return __( 'Loading the setup wizard', 'userfeedback' );
		default:
			return __( 'Loading surveys', 'userfeedback' );
	}
}
