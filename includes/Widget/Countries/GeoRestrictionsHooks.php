<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Countries;

use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Rest\Problem\ValidationFailed;
use UserFeedback\Platform\Schema\Violation;
use UserFeedback\Responses\Visitor\CountryFile;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * The data that the geo-restrictions add-on needs are part of the plugin. Nothing is downloaded, but a broken upload must not
 * look like visitors without a country.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class GeoRestrictionsHooks {

	public function __construct( private readonly CountryFile $file ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'userfeedback_install_addon' => array( 'prepare' ),
		);
	}

	/** @throws ValidationFailed The country file is missing or damaged; the add-on is not installed. */
	public function prepare( string $slug ): void {
		if ( Addon::GEO_RESTRICTIONS->value === $slug && ! $this->file->isWhole() ) {
			throw new ValidationFailed(
				array(
					new Violation(
						'plugin',
						'damaged',
						null,
						__(
							'The country list that comes with UserFeedback is missing or damaged. Reinstall UserFeedback, then install this add-on.',
							'userfeedback'
						)
					),
				)
			);
		}
	}
}
