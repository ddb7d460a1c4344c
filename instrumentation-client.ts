/**
 * Next runs this file before React hydrates the page. Modules of components run only within the
 * first render, which can be within an event that must not reach React (docs/decisions/0054).
 */
import "@/components/ui/visitor-state/watch";
