<?php
declare(strict_types=1);

namespace UserFeedback\Collector;

use UserFeedback\Feature;
use UserFeedback\Health\HealthModule;
use UserFeedback\Lifecycle\WriteKey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's check of its collector, and everything that depends on the result. */
final class CollectorFeature extends Feature {

	private ?CheckCollector $check = null;

	public function __construct( private readonly string $file ) {}

	public function check(): CheckCollector {
		return $this->check ??= new CheckCollector(
			new CollectorState(),
			new CollectorSignature( WriteKey::current() ),
			$this->file,
			USERFEEDBACK_VERSION
		);
	}

	public function activate(): void {
		$this->module()->plan();
	}

	protected function modules(): array {
		$module = $this->module();
		return array( $module, new HealthModule( fn(): array => array( new CollectorHealth( $this->check(), $module->check( ... ) ) ) ) );
	}

	private function module(): CollectorModule {
		return new CollectorModule( $this->check() );
	}
}
