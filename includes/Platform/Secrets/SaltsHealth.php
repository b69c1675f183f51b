<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Secrets;

use UserFeedback\Platform\Health\HealthButton;
use UserFeedback\Platform\Health\HealthResult;
use UserFeedback\Platform\Health\HealthTest;
use UserFeedback\Platform\Injection\ResultOf;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Checks that the salts for encryption are stored apart from the data that they encrypt. */
final class SaltsHealth implements HealthTest {

	public const TEST = 'userfeedback_salts';

	public function __construct( #[ResultOf( ConfigSalts::class, 'hasAuth' )] private readonly bool $areInConfig ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Survey secrets are stored separately from their key', 'userfeedback' );
	}

	public function check(): HealthResult {
		return $this->areInConfig
			? HealthResult::good( $this->label(), $this->description() )
			: HealthResult::recommended(
				__( 'Survey secrets are stored with their key', 'userfeedback' ),
				$this->description(),
				HealthButton::checkAgain()
			);
	}

	private function description(): string {
		return $this->areInConfig
			? __(
				'Webhook secrets and service keys are encrypted with the secret keys in wp-config.php, which a database copy doesn’t include.',
				'userfeedback'
			)
			: __(
				'Webhook secrets and service keys are encrypted, but wp-config.php has no AUTH_KEY and AUTH_SALT of its own. WordPress keeps both in the database, so a copy of the database is enough to read the secrets. Add unique keys to wp-config.php, then enter the secrets again: the stored ones can’t be decrypted after that.',
				'userfeedback'
			);
	}
}
