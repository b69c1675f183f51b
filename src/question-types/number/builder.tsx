import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { BuilderParts } from '../builder';
import { NumberSetting } from '../slider/builder';

export const number: BuilderParts = {
	Range: ( { question } ) => (
		<>
			<NumberSetting
				question={ question }
				path="config.min"
				label={ __( 'Lowest number (optional)', 'userfeedback' ) }
				none={ -LIMITS.NUMBER }
			/>
			<NumberSetting
				question={ question }
				path="config.max"
				label={ __( 'Highest number (optional)', 'userfeedback' ) }
				none={ LIMITS.NUMBER }
			/>
		</>
	),
};
