import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { type SortChoice, SortAndSearch } from '@/components/ui/list/SortAndSearch';
import { type ListView, type SortColumn, writeView } from '@/features/post-ratings/model/list-view';
import '@/components/ui/list/CountedLinks.scss';

interface Props {
	view: ListView;
	onChange: ( change: Partial< ListView >, options?: { replace?: boolean } ) => void;
}

export function RatedPostsToolbar( { view, onChange }: Props ) {
	const links = [
		{ low: false, label: __( 'All', 'userfeedback' ) },
		{ low: true, label: __( 'Low-rated', 'userfeedback' ) },
	];

	return (
		<div className="uf-toolbar">
			<nav aria-label={ __( 'Filter posts by rating', 'userfeedback' ) }>
				<ul className="uf-filters">
					{ links.map( ( { low, label } ) => (
						<li key={ label }>
							<Link
								className="uf-filters__link"
								to={ { search: writeView( { ...view, low, page: 1 } ) } }
								aria-current={ low === view.low ? 'page' : undefined }
								preventScrollReset
							>
								{ label }
							</Link>
						</li>
					) ) }
				</ul>
			</nav>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Rating period', 'userfeedback' ) }
				hideLabelFromVision
				value={ view.range }
				options={ [
					{ value: 'all', label: __( 'Rated at any time', 'userfeedback' ) },
					{ value: '30', label: __( 'Rated in the last 30 days', 'userfeedback' ) },
				] }
				onChange={ ( range ) => onChange( { range: range === '30' ? '30' : 'all' } ) }
			/>
			<SortAndSearch
				view={ view }
				choices={ sortChoices() }
				label={ __( 'Search posts', 'userfeedback' ) }
				onChange={ onChange }
			/>
		</div>
	);
}

/** For phones, where the table has no visible head. */
function sortChoices(): SortChoice< SortColumn >[] {
	return [
		{ value: 'last_rated_at desc', label: __( 'Recently rated', 'userfeedback' ) },
		{ value: 'last_rated_at asc', label: __( 'Least recently rated', 'userfeedback' ) },
		{ value: 'average_rating desc', label: __( 'Highest average', 'userfeedback' ) },
		{ value: 'average_rating asc', label: __( 'Lowest average', 'userfeedback' ) },
		{ value: 'total_ratings desc', label: __( 'Most votes', 'userfeedback' ) },
		{ value: 'total_ratings asc', label: __( 'Fewest votes', 'userfeedback' ) },
		{ value: 'post_title asc', label: __( 'Title, A to Z', 'userfeedback' ) },
		{ value: 'post_title desc', label: __( 'Title, Z to A', 'userfeedback' ) },
	];
}
