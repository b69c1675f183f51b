<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Health;

use Closure;
use UserFeedback\Platform\Hooks;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds a feature's tests to those of WordPress.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SiteHealthHooks {

	/** @param Closure(): list<HealthTest> $tests created on demand. */
	public function __construct( private readonly Closure $tests ) {}

	/** @return array<string, Declared|list<Declared>> */
	public static function hooks(): array {
		return array(
			'site_status_tests' => array( 'add' ),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $tests ): array {
		foreach ( ( $this->tests )() as $test ) {
			$tests['direct'][ $test->name() ] = array(
				'label' => $test->label(),
				'test'  => static fn(): array => $test->check()->toArray( $test->name() ),
			);
		}
		return $tests;
	}
}
