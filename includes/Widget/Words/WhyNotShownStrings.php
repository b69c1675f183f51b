<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Words;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** All texts of the panel "Surveys on this page": why a survey shows here or not, in the owner's words. */
final class WhyNotShownStrings {

	/** @return array<string, string> by the reasons of widget/shared/targeting/eligibility.ts and the server's own. */
	public static function reasons(): array {
		return NotShownReasons::all() + array(
			'page_off'    => __( 'Pop-up surveys are turned off in this page’s settings.', 'userfeedback' ),
			'page_other'  => __( 'A different pop-up survey is selected in this page’s settings.', 'userfeedback' ),
			'not_for_you' => __( 'This site hides surveys from people who manage it. Visitors may see this one.', 'userfeedback' ),
		);
	}

	/** @return array<string, string> rules that match. */
	public static function holds(): array {
		return array(
			'published'     => __( 'It’s published.', 'userfeedback' ),
			'not_submitted' => __( 'This browser hasn’t submitted a response yet.', 'userfeedback' ),
			'has_place'     => __( 'It’s embedded in this page.', 'userfeedback' ),
			'device'        => __( 'It’s targeted to this device type.', 'userfeedback' ),
			'country'       => __( 'It’s targeted to this country.', 'userfeedback' ),
			'page_rules'    => __( 'This page matches its page rules.', 'userfeedback' ),
			'may_float'     => __( 'It can appear as a pop-up.', 'userfeedback' ),
			'is_first'      => __( 'No other pop-up survey takes priority on this page.', 'userfeedback' ),
		);
	}

	/** @return array<string, string> */
	public static function strings(): array {
		return array(
			'title'      => self::title(),
			'close'      => __( 'Close', 'userfeedback' ),
			/* translators: 1: number of surveys that show on a page. 2: number of all that are published. */
			'shown'      => __( '%1$s of %2$s published surveys shown here', 'userfeedback' ),
			'floating'   => __( 'Pop-up', 'userfeedback' ),
			'inline'     => __( 'Embedded', 'userfeedback' ),
			'none'       => __( 'Not shown', 'userfeedback' ),
			/* translators: %s: why a survey does not show, a sentence. */
			'because'    => __( 'Not shown: %s', 'userfeedback' ),
			/* translators: %s: a number. */
			'passes'     => __( 'Other checks passed (%s)', 'userfeedback' ),
			'nothing'    => __( 'nothing', 'userfeedback' ),
			'desktop'    => __( 'desktops', 'userfeedback' ),
			'tablet'     => __( 'tablets', 'userfeedback' ),
			'mobile'     => __( 'phones', 'userfeedback' ),
			'previewed'  => __( 'Preview', 'userfeedback' ),
			'preview'    => __( 'Preview on this page', 'userfeedback' ),
			'previewing' => __( 'You’re viewing a preview. Nothing is counted or stored, and targeting rules don’t apply.', 'userfeedback' ),
			'leave'      => __( 'Exit preview', 'userfeedback' ),
			'edit'       => __( 'Edit survey', 'userfeedback' ),
			'edit_page'  => __( 'Edit this page', 'userfeedback' ),
			'empty'      => __( 'No surveys are published.', 'userfeedback' ),
			'create'     => __( 'Create a survey', 'userfeedback' ),
			'basis'      => __(
				'For this page and browser, while you’re logged in. Other visitors may see different surveys.',
				'userfeedback'
			),
			'older'      => __(
				'UserFeedback checks all published surveys. This list shows only those that may appear here and the first ones in the survey order.',
				'userfeedback'
			),
			'unreadable' => __(
				'The survey data on this page can’t be read, so no surveys appear here. If an optimization plugin changes it, exclude the script “userfeedback-manifest” in that plugin.',
				'userfeedback'
			),
			'audience'   => __( 'Only people who can edit surveys see this message. Visitors may see the survey.', 'userfeedback' ),
		);
	}

	public static function title(): string {
		return __( 'Surveys on this page', 'userfeedback' );
	}

	/** Added to each note that replaces a survey on a page if nobody can see the survey. */
	public static function audience(): string {
		return __( 'Visitors see nothing here. Only people who can edit surveys see this message.', 'userfeedback' );
	}
}
