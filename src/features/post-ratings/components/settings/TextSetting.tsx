import { TextControl } from '@wordpress/components';
import { LIMITS } from '@/contract/limits';
import { useRatingsForm } from '@/features/post-ratings/model/ratings-form';
import { Setting } from './Setting';

interface Props {
	name: 'rating_question' | 'rating_instruction_message' | 'thank_you_message' | 'reason_question';
	label: string;
	help?: string;
}

export function TextSetting( { name, label, help }: Props ) {
	const { settings, defaults, set } = useRatingsForm();

	return (
		<Setting name={ name } title={ label }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				help={ help }
				placeholder={ defaults[ name ] }
				maxLength={ LIMITS.RATING_TEXT }
				value={ settings[ name ] }
				onChange={ ( text ) => set( name, text ) }
			/>
		</Setting>
	);
}
