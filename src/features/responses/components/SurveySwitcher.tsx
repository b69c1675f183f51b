import { ComboboxControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { useSearch } from '@/lib/hooks/use-search';
import { isolated } from '@/lib/labels/sprintf';
import { surveysByTitle } from '../api/get-responses';

/** Switches from the responses of one survey to those of another. */
export function SurveySwitcher( { id, title }: { id: number; title: string } ) {
	const navigate = useNavigate();
	const { search, type } = useSearch();
	const { data } = useQuery( surveysByTitle( search ) );
	const others = ( data?.items ?? [] ).flatMap( ( survey ) =>
		survey.id === id ? [] : [ { value: String( survey.id ), label: isolated( survey.title ) } ]
	);

	return (
		<div className="uf-responses__switcher">
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Survey', 'userfeedback' ) }
				value={ String( id ) }
				options={ [ { value: String( id ), label: isolated( title ) }, ...others ] }
				allowReset={ false }
				onChange={ ( next ) => {
					if ( next && next !== String( id ) ) {
						navigate( `/survey/${ next }/responses` );
					}
				} }
				onFilterValueChange={ type }
			/>
		</div>
	);
}
