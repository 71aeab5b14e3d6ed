export { CalculatorDoor } from './components/calculator-door.tsx';
export { NdisDetails } from './components/ndis-details.tsx';
export { WaitingQuotes } from './components/waiting-quotes.tsx';
