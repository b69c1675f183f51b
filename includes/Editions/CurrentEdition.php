<?php
declare(strict_types=1);

namespace UserFeedback\Editions;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** What this site may use at this moment. Ask each time: it can change within a request. */
abstract class CurrentEdition {

	abstract public function get(): Edition;

	/** For what visitors meet: a licence that runs out stops no survey that runs. What is set up anew asks get(). */
	abstract public function lasting(): self;

	/** As an edition's own, and asked without finding out which one it is. */
	abstract public function strips(): bool;

	public function allows( Feature $feature ): bool {
		return $this->get()->allows( $feature );
	}
}
