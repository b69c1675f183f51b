<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Health\HealthButton;
use UserFeedback\Health\HealthResult;
use UserFeedback\Health\HealthTest;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Whether the salts that secrets are sealed with lie apart from what they seal. */
final class SaltsHealth implements HealthTest {

	public const TEST = 'userfeedback_salts';

	public function __construct( private readonly bool $areInConfig ) {}

	public function name(): string {
		return self::TEST;
	}

	public function label(): string {
		return __( 'Secrets of surveys are kept apart from their key', 'userfeedback' );
	}

	public function check(): HealthResult {
		return $this->areInConfig
			? HealthResult::good( $this->label(), $this->description() )
			: HealthResult::recommended(
				__( 'Secrets of surveys lie beside their key', 'userfeedback' ),
				$this->description(),
				HealthButton::checkAgain()
			);
	}

	private function description(): string {
		return $this->areInConfig
			? __(
				'Secrets of webhooks and keys of services are stored encrypted, with the secret keys in wp-config.php, which a copy of the database does not have.',
				'userfeedback'
			)
			: __(
				'Secrets of webhooks and keys of services are stored encrypted, but wp-config.php has no AUTH_KEY and AUTH_SALT of its own, so WordPress keeps both in the database, and a copy of it is enough to read the secrets. Put unique keys into wp-config.php and then enter the secrets again: the ones that are stored now cannot be opened after that.',
				'userfeedback'
			);
	}
}
