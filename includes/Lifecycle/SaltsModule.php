<?php
declare(strict_types=1);

namespace UserFeedback\Lifecycle;

use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Tells the owner in Site Health when the salts that secrets are sealed with lie beside what they seal. */
final class SaltsModule implements Module {

	private const TEST = 'userfeedback_salts';

	public function __construct( private readonly bool $areInConfig ) {}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'addTest' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function addTest( array $tests ): array {
		$tests['direct'][ self::TEST ] = array(
			'label' => __( 'Secrets of surveys are kept apart from their key', 'userfeedback' ),
			'test'  => array( $this, 'tellHealth' ),
		);
		return $tests;
	}

	/** @return array<string, mixed> of the shape that WordPress's `site_status_tests` wants. */
	public function tellHealth(): array {
		return array(
			'label'       => $this->areInConfig
				? __( 'Secrets of surveys are kept apart from their key', 'userfeedback' )
				: __( 'Secrets of surveys lie beside their key', 'userfeedback' ),
			'status'      => $this->areInConfig ? 'good' : 'recommended',
			'badge'       => array(
				'label' => __( 'Security', 'userfeedback' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $this->description() ) . '</p>',
			'actions'     => '',
			'test'        => self::TEST,
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
