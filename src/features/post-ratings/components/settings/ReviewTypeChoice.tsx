import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import type { RatedPostType } from '@/contract/types';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { typeOf, withType } from '@/features/post-ratings/model/review-types';
import { sprintf } from '@/lib/labels/sprintf';

/** The schema type of a post type for search engines. */
export function ReviewTypeChoice( { type: { name, label } }: { type: RatedPostType } ) {
	const { settings, set, stored, fault } = useRatingsForm();
	const types = settings.schema_types;
	const chosen = stored.schema_types.find( ( { value } ) => value === typeOf( types, name ) );
	const refused = fault(
		`schema_types[${ String( types.findIndex( ( entry ) => entry.post_type === name ) ) }].schema_type`
	);
	const why = useId();

	return (
		<div className="uf-ratings__review">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				/* translators: %s: name of a type of posts, such as Posts or Products */
				label={ sprintf( __( 'Schema type for “%s”', 'userfeedback' ), label ) }
				value={ chosen?.value ?? '' }
				options={ [
					{ value: '', label: __( 'None (no stars)', 'userfeedback' ) },
					...stored.schema_types.map( ( choice ) => ( { value: choice.value, label: choice.label } ) ),
				] }
				aria-describedby={ why }
				onChange={ ( value ) => {
					const next = stored.schema_types.find( ( choice ) => choice.value === value );
					set( 'schema_types', withType( types, name, next?.value ?? null ) );
				} }
			/>
			<div id={ why } role="status">
				{ chosen?.why && <p className="uf-ratings__why">{ chosen.why }</p> }
				{ refused !== undefined && refused !== chosen?.why && (
					<p className="uf-settings__fault">{ refused }</p>
				) }
			</div>
		</div>
	);
}
