<?php
declare(strict_types=1);

namespace UserFeedback\Health;

use Closure;
use UserFeedback\Module;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Adds a feature's tests to those of WordPress. */
final class HealthModule implements Module {

	/** @param Closure(): list<HealthTest> $tests created on demand. */
	public function __construct( private readonly Closure $tests ) {}

	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add' ) );
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
