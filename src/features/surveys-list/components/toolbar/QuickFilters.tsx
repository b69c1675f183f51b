import { __ } from '@wordpress/i18n';
import type { StatusFilter } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { surveyStateLabel } from '@/lib/survey-state';
import { type Filter, FILTERS } from '@/features/surveys-list/model/list-view';
import './QuickFilters.scss';

interface Props {
	counts: readonly StatusFilter[];
	filter: Filter;
	onFilter: ( filter: Filter ) => void;
}

export function QuickFilters( { counts, filter, onFilter }: Props ) {
	return (
		<ul className="uf-filters" aria-label={ __( 'Filter surveys by status', 'userfeedback' ) }>
			{ FILTERS.map( ( name ) => (
				<li key={ name }>
					<button
						type="button"
						className="uf-filters__button"
						aria-pressed={ name === filter }
						onClick={ () => onFilter( name ) }
					>
						{ name === 'all' ? __( 'All', 'userfeedback' ) : surveyStateLabel( name ) }{ ' ' }
						<span className="uf-filters__count">
							({ formatNumber( counts.find( ( { status } ) => status === name )?.count ?? 0 ) })
						</span>
					</button>
				</li>
			) ) }
		</ul>
	);
}
