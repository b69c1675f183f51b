import { ComboboxControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { surveysToShow } from '@/features/results/api/overview';
import { useSearch } from '@/lib/hooks/use-search';
import { isolated } from '@/lib/labels/sprintf';

const ALL = 'all';

interface Props {
	value: number | null;
	/** Title of the selected survey, which may not be among the search results. */
	title: string;
	onChange: ( id: number | null ) => void;
}

export function SurveyChoice( { value, title, onChange }: Props ) {
	const { search, type } = useSearch();
	const { data, isError } = useQuery( surveysToShow( search ) );
	const found = data?.items ?? [];
	const others = found.filter( ( { id } ) => id !== value );

	return (
		<div className="uf-overview__survey">
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				allowReset={ false }
				label={ __( 'Survey', 'userfeedback' ) }
				help={ isError ? __( 'Couldn’t search surveys. Type again to retry.', 'userfeedback' ) : '' }
				value={ value === null ? ALL : String( value ) }
				options={ [
					{ value: ALL, label: __( 'All Surveys', 'userfeedback' ) },
					...( value === null ? [] : [ { value: String( value ), label: isolated( title ) } ] ),
					...others.map( ( survey ) => ( { value: String( survey.id ), label: isolated( survey.title ) } ) ),
				] }
				onChange={ ( id ) => onChange( id === ALL || ! id ? null : Number( id ) ) }
				onFilterValueChange={ type }
			/>
		</div>
	);
}
