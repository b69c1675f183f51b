import { SearchControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { type GalleryView, SORTS } from './gallery';

interface Props {
	view: GalleryView;
	change: ( change: Partial< GalleryView > ) => void;
}

export function GalleryTools( { view, change }: Props ) {
	return (
		<div className="uf-setup__tools">
			<SearchControl
				__nextHasNoMarginBottom
				size="default"
				label={ __( 'Search templates', 'userfeedback' ) }
				placeholder={ __( 'Search templates', 'userfeedback' ) }
				value={ view.search }
				onChange={ ( search ) => change( { search } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Sort by', 'userfeedback' ) }
				hideLabelFromVision
				value={ view.sort }
				options={ [
					{ value: 'default', label: __( 'Default Order', 'userfeedback' ) },
					{ value: 'popular', label: __( 'Most Popular', 'userfeedback' ) },
				] }
				onChange={ ( sort ) => change( { sort: SORTS.find( ( name ) => name === sort ) ?? 'default' } ) }
			/>
		</div>
	);
}
