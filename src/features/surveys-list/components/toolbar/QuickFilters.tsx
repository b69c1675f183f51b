import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { StatusFilter } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { surveyStateLabel } from '@/lib/survey-state';
import { addressOf, changed, FILTERS, type ListView } from '@/features/surveys-list/model/list-view';
import './QuickFilters.scss';

/** Links, so that one can be opened in a tab of its own. */
export function QuickFilters( { counts, view }: { counts: readonly StatusFilter[]; view: ListView } ) {
	return (
		<nav aria-label={ __( 'Filter surveys by status', 'userfeedback' ) }>
			<ul className="uf-filters">
				{ FILTERS.map( ( name ) => (
					<li key={ name }>
						<Link
							className="uf-filters__link"
							to={ addressOf( changed( view, { filter: name } ) ) }
							aria-current={ name === view.filter ? 'page' : undefined }
							preventScrollReset
						>
							{ name === 'all' ? __( 'All', 'userfeedback' ) : surveyStateLabel( name ) }{ ' ' }
							<span className="uf-filters__count">
								({ formatNumber( counts.find( ( { status } ) => status === name )?.count ?? 0 ) })
							</span>
						</Link>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
