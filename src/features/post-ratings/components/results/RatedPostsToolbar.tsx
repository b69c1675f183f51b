import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FilterLinks } from '@/components/lists/FilterLinks';
import type { ChangeView } from '@/components/lists/list-view';
import { ListToolbar, type SortChoice } from '@/components/lists/ListToolbar';
import type { ListView, SortColumn } from '@/features/post-ratings/model/list-view';

interface Props {
	view: ListView;
	onChange: ChangeView< ListView >;
	addressOf: ( parts: Partial< ListView > ) => { search: string };
}

export function RatedPostsToolbar( { view, onChange, addressOf }: Props ) {
	return (
		<ListToolbar
			view={ view }
			choices={ sortChoices() }
			label={ __( 'Search posts', 'userfeedback' ) }
			onChange={ onChange }
		>
			<FilterLinks
				label={ __( 'Filter posts by rating', 'userfeedback' ) }
				links={ [
					{ name: 'all', words: __( 'All', 'userfeedback' ), to: addressOf( { low: false } ) },
					{ name: 'low', words: __( 'Low-rated', 'userfeedback' ), to: addressOf( { low: true } ) },
				] }
				current={ view.low ? 'low' : 'all' }
			/>
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
		</ListToolbar>
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
