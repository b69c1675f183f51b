<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Health;

use Closure;
use UserFeedback\Platform\Database\SiteSetup;
use UserFeedback\Platform\FeatureIndex;
use UserFeedback\Platform\Hooks;
use UserFeedback\Platform\Injection\Container;
use UserFeedback\Platform\Injection\Lazy;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Adds a feature's tests to those of WordPress.
 *
 * @phpstan-import-type Declared from Hooks
 */
final class SiteHealthHooks {

	/** @param Closure(class-string<HealthTest>): HealthTest $create */
	public function __construct(
		#[Lazy( Container::class, 'get' )] private readonly Closure $create,
		private readonly SiteSetup $site
	) {}

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
		foreach ( FeatureIndex::HEALTH_TESTS as $className => $feature ) {
			if ( isset( FeatureIndex::NEED_TABLES[ $feature ] ) && ! $this->site->isReady() ) {
				continue;
			}
			$test                             = ( $this->create )( $className );
			$tests['direct'][ $test->name() ] = array(
				'label' => $test->label(),
				'test'  => static fn(): array => $test->check()->toArray( $test->name() ),
			);
		}
		return $tests;
	}
}
