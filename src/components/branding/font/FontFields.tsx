import { ComboboxControl, SelectControl } from '@wordpress/components';
import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { foundFonts } from './find-fonts';
import { FontState } from './FontState';
import { useFontDownload } from './use-font-download';
import { useSearch } from '@/lib/hooks/use-search';
import type { Theming } from '@/contract/types';
import { lookField, type Looks } from '../looks';

const REGULAR = 400;

interface Props {
	theming: Pick< Theming, 'font' >;
	looks: Pick< Looks, 'choose' >;
}

/** The page's font, unless one is chosen. The chosen one is always among the options. */
export function FontFields( { theming: { font }, looks }: Props ) {
	const { search, type } = useSearch();
	const keep = useFontDownload();
	const { data, isError } = useQuery( foundFonts( search ) );
	const { data: own } = useQuery( { ...foundFonts( font.family ), enabled: font.family !== '' } );
	const chosen = own?.items.find( ( { family } ) => family === font.family );
	const families = ( data?.items ?? [] ).map( ( { family } ) => family );
	const choices = font.family === '' || families.includes( font.family ) ? families : [ font.family, ...families ];
	const placeholder = { placeholder: __( 'Page font', 'userfeedback' ) }; // WordPress 6.7 and later show it.

	const choose = ( family: string ) => {
		const weights = data?.items.find( ( item ) => item.family === family )?.weights ?? [];
		const weight = weights.includes( REGULAR ) ? REGULAR : ( weights[ 0 ] ?? REGULAR );
		take( family === '' ? { family, weight: '' } : { family, weight: String( weight ) } );
	};
	/** A font that the site lacks is downloaded immediately, so that owners see it before saving. */
	const take = ( next: Theming[ 'font' ] ) => {
		const offered = ( data?.items ?? [] ).find( ( item ) => item.family === next.family ) ?? chosen;
		looks.choose( 'font', next );
		if ( next.family !== '' && offered?.is_local === false && ! offered.kept.includes( Number( next.weight ) ) ) {
			keep.mutate( next );
		}
	};
	return (
		<div className="uf-branding__font" data-field={ lookField( 'font' ) }>
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Font', 'userfeedback' ) }
				help={ isError ? __( 'Couldn’t search fonts. Type again to retry.', 'userfeedback' ) : data?.note }
				value={ font.family === '' ? null : font.family }
				options={ choices.map( ( family ) => ( { value: family, label: family } ) ) }
				onChange={ ( family ) => choose( family ?? '' ) }
				onFilterValueChange={ type }
				{ ...placeholder }
			/>
			{ chosen !== undefined && chosen.weights.length > 1 && (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Font weight', 'userfeedback' ) }
					value={ font.weight }
					options={ chosen.weights.map( ( weight ) => ( {
						value: String( weight ),
						label: String( weight ),
					} ) ) }
					onChange={ ( weight ) => take( { ...font, weight } ) }
				/>
			) }
			{ chosen?.is_local === false && <FontState font={ font } chosen={ chosen } keep={ keep } /> }
		</div>
	);
}
