<?php
declare(strict_types=1);

namespace UserFeedback\Platform\Rest\Problem;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The site's plan or add-ons lack this feature; `data.upgrade` names it and its requirements. */
final class UpgradeNeeded extends Problem {

	/**
	 * @param string      $sentence for the owner: what is not available, and what would help.
	 * @param string|null $addon    slug of the add-on that must be active, if any.
	 */
	public function __construct(
		private readonly string $feature,
		private readonly string $plan,
		public readonly string $sentence,
		private readonly ?string $addon = null
	) {
		parent::__construct( "$feature needs the $plan plan" . ( null === $addon ? '.' : " and the add-on $addon." ) );
	}

	public function status(): int {
		return 403;
	}

	public function slug(): string {
		return 'userfeedback_upgrade';
	}

	public function sentence(): string {
		return $this->sentence;
	}

	public function details(): array {
		return array(
			'upgrade' => array_filter(
				array(
					'feature' => $this->feature,
					'plan'    => $this->plan,
					'addon'   => $this->addon,
				),
				static fn( ?string $part ): bool => null !== $part
			),
		);
	}
}
